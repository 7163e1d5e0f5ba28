/** Messages of the form for failures of the website API. */
export const bankWords = {
	codes: {
		TOO_MANY_BANKS: 'bank:full',
		BANK_SAVED: 'bank:saved',
		WITHDRAWAL_OPEN: 'bank:paidOut',
	},
	fields: {
		bank: 'bank:bank.required',
		number: 'bank:number.wrong',
		holder: 'bank:holder.wrong',
		password: 'bank:password.wrong',
	},
}
