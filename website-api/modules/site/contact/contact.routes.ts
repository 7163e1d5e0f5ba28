import { sendContactMessage } from '#contract/contact.ts'
import { answer } from '#website-api/http/answer.ts'
import { networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { answerOnce, digestOfBody } from '#website-api/modules/platform/forms/form-key.command.ts'
import { receiveMessage } from './contact.command.ts'

/** A message is stored once for the key of its form. */
export const contactAnswers = [
	answer(sendContactMessage, ({ db, companyId, locale, secret, body, formKey, c }) => {
		const form = {
			companyId,
			actor: 'guest',
			route: 'POST /contact/message',
			key: formKey,
			requestHash: digestOfBody(sendContactMessage, body),
		}
		const sender = { companyId, locale, secret, network: networkDigest(c) }
		return answerOnce(db, form, sendContactMessage, (tx) => receiveMessage(tx, sender, body))
	}),
]
