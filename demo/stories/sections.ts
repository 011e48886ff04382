import { accountSection } from './account/account-section.ts';
import { adjusterSection } from './adjuster/adjuster-section.ts';
import { paymentSection } from './payment/payment-section.ts';
import type { Story, StoryGroup, StorySection } from './story.ts';

/** All stories, by element. Another element's stories are another section. */
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

export function storyAt(address: string): FoundStory | undefined {
  for (const section of sections) {
    for (const group of section.groups) {
      for (const story of group.stories) {
        const { modal = section.modal } = story;
        if (addressOf(section, story) === address) return { section: { ...section, modal }, group, story };
      }
    }
  }
  return undefined;
}
