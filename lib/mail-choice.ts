/** How often a person is mailed the open questions of a business. */
export const digestFrequencies = ['never', 'daily', 'weekly'] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];

/** What a member is mailed about a business. */
export type MailChoice = {
  questions: DigestFrequency;
  /** Whether a message comes when a month is closed and its package can be read. */
  packages: boolean;
};
