import { accountSection } from './account/account-section.ts';
import { adjusterSection } from './adjuster/adjuster-section.ts';
import { paymentSection } from './payment/payment-section.ts';
import type { Story, StoryGroup, StorySection } from './story.ts';

export const sections: readonly StorySection[] = [paymentSection, accountSection, adjusterSection];

export interface FoundStory {
  readonly section: StorySection;
  readonly group: StoryGroup;
  readonly story: Story;
}

/** `payment/make-a-payment` */
export function addressOf({ id }: StorySection, story: Story | undefined): string {
  return story ? `${id}/${story.id}` : '';
}

export function storyAt(address: string): FoundStory | undefined {
  return sections
    .flatMap((section) => section.groups.flatMap((group) => group.stories.map((story) => ({ section, group, story }))))
    .find(({ section, story }) => addressOf(section, story) === address);
}
