import { Refusal } from './refusal.ts'

type Requested = { form: FormData; isMultipart: boolean; token: string; cookie: string }

/**
 * Thrown for a form that may come from another site: it is not processed, and the visitor is asked for confirmation.
 */
export class FormQuestion extends Refusal {
	readonly form: FormData
	readonly isMultipart: boolean
	/** Valid together with the cookie that the response sets. */
	readonly token: string

	constructor({ form, isMultipart, token, cookie }: Requested) {
		super(403, { 'Set-Cookie': cookie })
		this.form = form
		this.isMultipart = isMultipart
		this.token = token
	}
}
