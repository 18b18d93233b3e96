/** One thing that the payment provider needs, as a task. */
export interface RequirementTask {
  /** Names the sentence: several keys of the provider may be one task. */
  readonly key: string;
  readonly sentence: string;
}

/** What each field of the provider is in words. Keys of people are without the id of the person. */
const fields: Readonly<Record<string, string>> = {
  business_type: 'Say whether you’re an individual, a company or a nonprofit',
  'business_profile.mcc': 'Choose what kind of business you run',
  'business_profile.url': 'Add a website, or say what you sell',
  'business_profile.product_description': 'Describe what players pay you for',
  'business_profile.support_phone': 'Add a phone number that players can call',
  'business_profile.support_email': 'Add an email that players can write to',
  'business_profile.support_url': 'Add a page where players get help',
  'business_profile.annual_revenue.amount': 'Say how much your business takes in a year',
  'business_profile.estimated_worker_count': 'Say how many people work for you',
  external_account: 'Add the bank account for your payouts',
  bank_account: 'Add the bank account for your payouts',
  'tos_acceptance.date': 'Accept Stripe’s terms',
  'tos_acceptance.ip': 'Accept Stripe’s terms',
  'settings.payments.statement_descriptor': 'Choose the name that players see on their card statement',
  'settings.card_payments.statement_descriptor_prefix': 'Choose the name that players see on their card statement',
  'company.name': 'Add the legal name of your business',
  'company.tax_id': 'Add the tax ID of your business',
  'company.vat_id': 'Add the VAT number of your business',
  'company.registration_number': 'Add the registration number of your business',
  'company.structure': 'Choose the legal structure of your business',
  'company.phone': 'Add the phone number of your business',
  'company.address': 'Add the address of your business',
  'company.owners_provided': 'Confirm that you’ve listed all owners',
  'company.directors_provided': 'Confirm that you’ve listed all directors',
  'company.executives_provided': 'Confirm that you’ve listed all executives',
  'company.ownership_declaration.date': 'Confirm who owns your business',
  'company.ownership_declaration.ip': 'Confirm who owns your business',
  'company.verification.document': 'Upload a document that proves your business exists',
  'documents.bank_account_ownership_verification.files': 'Upload a document that shows the bank account is yours',
  'documents.company_license.files': 'Upload the license of your business',
  'documents.company_memorandum_of_association.files': 'Upload the memorandum of association of your business',
  'documents.company_ministerial_decree.files': 'Upload the ministerial decree of your business',
  'documents.company_registration_verification.files': 'Upload the registration of your business',
  'documents.company_tax_id_verification.files': 'Upload a document with the tax ID of your business',
  'documents.proof_of_address.files': 'Upload a document that shows the address of your business',
  'documents.proof_of_registration.files': 'Upload proof that your business is registered',
  'documents.proof_of_ultimate_beneficial_ownership.files': 'Upload a document that shows who owns your business',
  'representative.first_name': 'Add the name of the person who represents your business',
  owners: 'Add the owners of your business',
  directors: 'Add the directors of your business',
  executives: 'Add the executives of your business',
  representative: 'Add the person who represents your business',
};

/** What is asked of a person: the account's own, its representative, an owner. */
const ofPerson: Readonly<Record<string, string>> = {
  first_name: 'Add your first name',
  last_name: 'Add your last name',
  first_name_kana: 'Add your first name in kana',
  first_name_kanji: 'Add your first name in kanji',
  last_name_kana: 'Add your last name in kana',
  last_name_kanji: 'Add your last name in kanji',
  full_name_aliases: 'Add other names that you use',
  email: 'Add your email',
  phone: 'Add your phone number',
  gender: 'Add your gender',
  nationality: 'Add your nationality',
  political_exposure: 'Say whether you hold a public office',
  dob: 'Add your date of birth',
  address: 'Add your home address',
  address_kana: 'Add your home address in kana',
  address_kanji: 'Add your home address in kanji',
  registered_address: 'Add your registered address',
  id_number: 'Add your full personal ID number',
  id_number_secondary: 'Add your second personal ID number',
  ssn_last_4: 'Add the last 4 digits of your Social Security number',
  'verification.document': 'Upload a photo ID',
  'verification.additional_document': 'Upload a document that shows your address',
  'verification.proof_of_liveness': 'Take a photo of yourself to prove that it’s you',
  'relationship.title': 'Add your job title',
  'relationship.owner': 'Say whether you own the business',
  'relationship.director': 'Say whether you’re a director of the business',
  'relationship.executive': 'Say whether you’re an executive of the business',
  'relationship.percent_ownership': 'Say how much of the business you own',
  'relationship.representative': 'Say who represents the business',
  'documents.passport.files': 'Upload your passport',
  'documents.visa.files': 'Upload your visa',
  'documents.company_authorization.files': 'Upload a document that shows you may act for the business',
};

const person = /^(?:individual|representative|owners|directors|executives|person_\w+|legal_guardian)\.(.+)$/;
const other = 'Answer the other questions that Stripe has';

/** The longest beginning of a key that is known: `address.line1` and `address.city` are one address. */
function known(table: Readonly<Record<string, string>>, key: string): [string, string] | undefined {
  const parts = key.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const start = parts.slice(0, length).join('.');
    const sentence = Object.hasOwn(table, start) ? table[start] : undefined;
    if (sentence) return [start, sentence];
  }
  return undefined;
}

function taskOf(requirement: string): RequirementTask {
  const [, ofWhom] = person.exec(requirement) ?? [];
  const [key, sentence] = (ofWhom && known(ofPerson, ofWhom)) || known(fields, requirement) || ['other', other];
  return { key, sentence };
}

/** What an account still needs, each task once, in the provider's order. */
export const tasksOf = (requirements: readonly string[]): readonly RequirementTask[] => [
  ...new Map(requirements.map(taskOf).map((task) => [task.sentence, task])).values(),
];
