import type { BANKS } from '#contract/bank.ts'
import type { PaymentProvider } from '#contract/online-method.ts'

type Codes = Partial<Record<keyof typeof BANKS, string>>

/**
 * The providers' codes of banks, as far as they are known for sure; payouts to others are made by hand or by a file. A wrong
 * one is refused by the provider before any money moves.
 */
const payoutBanks: Record<PaymentProvider, Codes> = {
	MIDTRANS: {
		BCA: 'bca',
		BNI: 'bni',
		BRI: 'bri',
		BTN: 'btn',
		CIMB: 'cimb',
		DANAMON: 'danamon',
		MANDIRI: 'mandiri',
		MAYBANK: 'maybank',
		MEGA: 'mega',
		MUAMALAT: 'muamalat',
		OCBC: 'ocbc',
		PANIN: 'panin',
		PERMATA: 'permata',
		SINARMAS: 'sinarmas',
		UOB: 'uob',
	},
	XENDIT: {
		BCA: 'ID_BCA',
		BNI: 'ID_BNI',
		BRI: 'ID_BRI',
		BSI: 'ID_BSI',
		BTN: 'ID_BTN',
		BJB: 'ID_BJB',
		CIMB: 'ID_CIMB',
		DANAMON: 'ID_DANAMON',
		JAGO: 'ID_JAGO',
		MANDIRI: 'ID_MANDIRI',
		MAYBANK: 'ID_MAYBANK',
		MEGA: 'ID_MEGA',
		MUAMALAT: 'ID_MUAMALAT',
		OCBC: 'ID_OCBC',
		PANIN: 'ID_PANIN',
		PERMATA: 'ID_PERMATA',
		SEABANK: 'ID_SEABANK',
		SINARMAS: 'ID_SINARMAS',
		UOB: 'ID_UOB',
	},
}

/** The provider's code of a bank; undefined: it is not known. */
export function payoutBankOf(provider: PaymentProvider, bank: string): string | undefined {
	return new Map<string, string>(Object.entries(payoutBanks[provider])).get(bank)
}
