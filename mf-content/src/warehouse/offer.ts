/** The form of business customers: it asks for goods, volume and country. */
export const OFFER = 'business-customer#enquiry';
