import type { StoryGroup } from '../story.ts';
import { claimant, several, text, vendor } from './examples.ts';

const long = 'A name that goes on and on '.repeat(8).trim();

export const hostile: StoryGroup = {
  title: 'Texts that could deceive',
  stories: [
    {
      id: 'markup',
      title: 'Markup in every text',
      about:
        'Whoever can write into a claim may try to write markup. All of it is shown as text, in the modal and in e-mails.',
      toTry: 'Open: no picture, no bold letters, no window.',
      values: {
        upload: text(
          several(
            [
              {
                ...claimant,
                ReferenceId: '"><script>alert(1)</script>',
                IndividualDetails: {
                  FirstName: '<b>Ana</b>',
                  LastName: '<img src=x onerror=alert(1)>',
                  Email: 'ana@mail.example',
                },
              },
            ],
            {
              ClaimNumber: '{{claim}} ${claim} <i>42</i>',
              ClaimDetails: ['<a href="javascript:alert(1)">Read this</a>', "'; DROP TABLE claims; --"],
              ExtendedParameters: { '<u>Branch</u>': '&lt;12&gt;', ['__proto__']: 'polluted' },
            },
          ),
        ),
      },
    },
    {
      id: 'long-and-wide',
      title: 'Long texts',
      about: 'Names without end and words without a break do not push anything out of the modal.',
      toTry: 'Open, and make the window narrow.',
      values: {
        upload: text(
          several(
            [
              {
                ...claimant,
                IndividualDetails: {
                  FirstName: long,
                  LastName: 'W'.repeat(120),
                  Email: `${'w'.repeat(60)}@mail.example`,
                },
              },
              {
                ...vendor,
                ExtendedParameters: {
                  VendorRefNumber: 'W'.repeat(15),
                  DocumentUrl: `https://documents.example/${'w'.repeat(220)}`,
                },
              },
            ],
            { ClaimNumber: 'C'.repeat(120), ClaimDetails: ['W'.repeat(200), long] },
          ),
        ),
      },
    },
    {
      id: 'unseen-characters',
      title: 'Characters that cannot be seen',
      about:
        'Characters that turn the direction of writing, or that cannot be seen, could make a text say something else.',
      toTry: 'Open: the name is “Ana gnp.exe”, and not turned around.',
      values: {
        upload: text(
          several(
            [
              {
                ...claimant,
                IndividualDetails: { FirstName: 'Ana', LastName: '\u202Egnp.exe', Email: 'ana@mail.example' },
              },
            ],
            { ClaimNumber: 'CLM\u200B-2026\u0000-0042' },
          ),
        ),
      },
    },
  ],
};
