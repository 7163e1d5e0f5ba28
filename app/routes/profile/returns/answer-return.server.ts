import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { cancelReturn, sendReturn, writeAboutReturn } from '#contract/return-step.ts'
import { ApiError } from '#app/api/failures.ts'
import { messageForm, sendBackForm } from '#app/features/returns/return.form.ts'
import type { ReturnRefusal } from '#app/features/returns/ReturnScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { reply } from '#app/http/reply.ts'
import { paths } from '#app/paths.ts'

/** Performs the action of a return's form: 303 to the page with a message, or the form with errors. */
export async function answerReturn(context: AppLoadContext, number: string, form: FormData) {
	const { call } = context
	switch (form.get('form')) {
		case 'cancel':
			return done(context, number, () => call(cancelReturn, { number }), 'cancel.said')
		case 'send-back': {
			const sent = parseWithZod(form, { schema: sendBackForm })
			if (sent.status !== 'success') return refuse('send-back', sent.reply())
			return done(
				context,
				number,
				() => call(sendReturn, { number, body: sent.value }),
				'sendBack.said',
				(error) => ({ form: 'send-back', result: sent.reply({ formErrors: [error] }) }),
			)
		}
		case 'message': {
			const sent = parseWithZod(form, { schema: messageForm })
			if (sent.status !== 'success') return refuse('message', sent.reply())
			return done(
				context,
				number,
				() => call(writeAboutReturn, { number, body: sent.value }),
				'messages.said',
				(error) => ({ form: 'message', result: sent.reply({ formErrors: [error] }) }),
			)
		}
		default:
			context.flash({ type: 'error', key: 'returns:refused.form' })
			return goTo(context.locale, paths.profile.return(number))
	}
}

function refuse(form: ReturnRefusal['form'], result: ReturnRefusal['result']) {
	return reply<ReturnRefusal>({ form, result }, 422)
}

async function done(
	context: AppLoadContext,
	number: string,
	act: () => Promise<unknown>,
	message: 'cancel.said' | 'sendBack.said' | 'messages.said',
	/** The form with what was typed, for a failure that may pass; absent: it has nothing to type. */
	refusalOf?: (error: string) => ReturnRefusal,
) {
	try {
		await act()
		context.flash({ type: 'success', key: `returns:${message}` })
	} catch (error) {
		if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
		const reason = reasons.get(error.failure)
		if (reason === undefined) throw asResponse(error)
		// After a change of the return its page may have no such form.
		if (refusalOf !== undefined && reason !== 'changed') {
			return reply(refusalOf(`returns:refused.${reason}`), reason === 'form' ? 422 : 503)
		}
		context.flash({ type: 'error', key: `returns:refused.${reason}` })
	}
	return goTo(context.locale, paths.profile.return(number))
}

const reasons = new Map<string, 'changed' | 'unavailable' | 'form'>([
	['conflict', 'changed'],
	['unavailable', 'unavailable'],
	['invalid', 'form'],
])
