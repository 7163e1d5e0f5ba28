import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { getProfile } from '#contract/account.ts'
import { changeBank, getBank, listBanks } from '#contract/bank.ts'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { BankEditScreen, type BankPage } from '#app/features/bank/BankEditScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { refuseFailed, refuse } from '../refuse.server.ts'
import { readBank } from './read-bank.server.ts'
import { bankWords } from './texts.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

export const handle = { i18n: ['auth', 'bank', 'profile'] }

/** Edits one of the customer's bank accounts; another customer's is a 404. */
export async function loader({
	context,
	params: { id = '' },
}: LoaderFunctionArgs): Promise<BankPage> {
	requireCustomer(context)
	const { call } = context
	const [choices, saved, { hasPassword }] = await orRespond(
		Promise.all([call(listBanks, {}), call(getBank, { id }), call(getProfile, {})]),
	)
	return {
		title: translator(context.locale)('bank:changeTitle'),
		formToken: context.formToken(),
		path: paths.profile.bank(saved.id),
		banks: choices.list,
		values: { bank: saved.bankCode, holder: saved.holder },
		masked: saved.masked,
		isMain: saved.isMain,
		hasPassword,
	}
}

export async function action({ context, request, params: { id = '' } }: ActionFunctionArgs) {
	requireCustomer(context)
	const submission = await readBank(context, request)
	if (submission.status !== 'success') return refuse(submission)
	try {
		await context.call(changeBank, { id, body: submission.value })
	} catch (error) {
		return refuseFailed(error, submission, bankWords)
	}
	context.flash({ type: 'success', key: 'bank:said.changed' })
	return goTo(context.locale, paths.profile.banks)
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function ChangeBank() {
	return (
		<BankEditScreen page={useLoaderData<typeof loader>()} result={useAnswer<typeof action>()} />
	)
}
