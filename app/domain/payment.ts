export type BankAccount = { code: string; name: string; number: string; holder: string }
export type PaymentMethod = { code: 'BANK_TRANSFER'; name: string; banks: BankAccount[] }
export type ConfirmationStatus = 'WAITING' | 'ACCEPTED' | 'REJECTED'
