/* What the claims pages of the tests say. */

export const company = {
  CompanyName: 'Northwind Roofing LLC',
  TaxId: '00-7654321',
  Address: '18 Quarry Road',
  City: 'Concord',
  State: 'NH',
  Zip: '03301',
  ContactDetails: { FirstName: 'Dana', LastName: 'Whitfield', Email: 'dana@northwind.example', Phone: '6035550123' },
};

export const individual = {
  FirstName: 'Ana María',
  LastName: 'Núñez',
  Email: 'ana@example.com',
  Phone: '6035550188',
  Address: '5 Elm Street',
  City: 'Keene',
  State: 'NH',
  Zip: '03431',
};

/** An option object as pages in use write it: amounts and booleans as text, names that nobody knows. */
export const claim = {
  Context: 'payment',
  ClaimNumber: 'CLM-2026-0042',
  Amount: '1840.50',
  EPayAllowed: 'true',
  AccountGroupCode: 'North',
  SourceUser: 'adjuster-7',
  companyTheme: 'blue',
};
