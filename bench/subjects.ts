/** The pages of the modals that are compared, by name. Each shows the same form for the same payment. */
export const subjects = {
  ours: 'portal-payment.html',
  handWritten: 'hand-written.html',
  webAwesome: 'web-awesome.html',
  shoelace: 'shoelace.html',
} as const;

export type Subject = keyof typeof subjects;

export const subjectNames = Object.keys(subjects) as readonly Subject[];

/** As the lines of the results call what ours is held against. */
export const peers = { webAwesome: 'Web Awesome', shoelace: 'Shoelace' } as const;
