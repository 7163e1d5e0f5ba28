import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getReturn } from '#contract/return.ts'
import { ReturnScreen } from '#app/features/returns/ReturnScreen.tsx'
import { returnView } from '#app/features/returns/return-view.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { answerReturn } from './answer-return.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

export const handle = { i18n: ['returns'] }

/** One of the customer's returns; another customer's is a 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	requireCustomer(context)
	const found = await orRespond(context.call(getReturn, { number: params.returnId ?? '' }))
	return {
		found: returnView(found, context.locale),
		formToken: context.formToken(),
		title: translator(context.locale)('returns:number', { number: found.number }),
	}
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	requireCustomer(context)
	return answerReturn(context, params.returnId ?? '', await request.formData())
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Return() {
	return <ReturnScreen {...useLoaderData<typeof loader>()} refusal={useAnswer<typeof action>()} />
}
