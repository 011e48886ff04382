import { accountSection } from './account/account-section.ts';
import { adjusterSection } from './adjuster/adjuster-section.ts';
import { paymentSection } from './payment/payment-section.ts';
import type { Story, StoryGroup, StorySection } from './story.ts';

/** All stories, by element. */
export const sections: readonly StorySection[] = [paymentSection, accountSection, adjusterSection];

export interface FoundStory {
  readonly section: StorySection;
  readonly group: StoryGroup;
  readonly story: Story;
}

/** `payment/make-a-payment` */
export function addressOf({ id }: StorySection, story: Story): string {
  return `${id}/${story.id}`;
}

/** The address of a group's first story. */
export function firstAddressOf(section: StorySection, group = section.groups[0]): string {
  const first = group?.stories[0];
  return first ? addressOf(section, first) : '';
}

export function storyAt(address: string): FoundStory | undefined {
  for (const section of sections) {
    for (const group of section.groups) {
      const story = group.stories.find((candidate) => addressOf(section, candidate) === address);
      if (story) return { section: { ...section, modal: story.modal ?? section.modal }, group, story };
    }
  }
  return undefined;
}
