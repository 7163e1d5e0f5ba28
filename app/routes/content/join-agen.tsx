import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { applyAsAgent } from '#contract/agent-application.ts'
import { ApplicationPanel } from '#app/features/agents/ApplicationPanel.tsx'
import { applicationForm } from '#app/features/agents/application.form.ts'
import { TextScreen } from '#app/features/content/TextScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { requireProgramme } from '#app/http/require-programme.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { refuseFailed, refuse } from '../profile/refuse.server.ts'
import { applicationView } from './application-view.server.ts'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { findText } from './text-page.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['agency', 'checkout', 'content', 'profile'], script: false }

/** Benefits and duties of agents; customers can apply, visitors sign in first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireProgramme(context, 'AGENT')
	const [text, application] = await Promise.all([
		findText(context, 'join-agen'),
		applicationView(context, request),
	])
	const t = translator(context.locale)
	const plain = { title: t('agency:apply.open.title'), description: t('agency:none.text') }
	return { text: text?.text ?? null, meta: text?.meta ?? plain, application }
}

/** Submits a customer's application. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireProgramme(context, 'AGENT')
	requireCustomer(context)
	const submission = parseWithZod(await request.formData(), { schema: applicationForm })
	if (submission.status !== 'success') return refuse(submission)
	const { agree: _agreed, ...requested } = submission.value
	const sponsor = context.referrals().agent
	const body = { ...requested, sponsor, isAgreed: true } as const
	try {
		await context.call(applyAsAgent, { body })
	} catch (error) {
		return refuseFailed(error, submission, texts)
	}
	context.flash({ type: 'success', key: 'agency:said.applied' })
	return goTo(context.locale, paths.joinAgents)
}

const texts = {
	codes: { ALREADY_APPLIED: 'agency:form.already' },
	fields: {
		name: 'agency:form.name.required',
		phone: 'agency:form.phone.wrong',
		district: 'agency:form.district.required',
		reason: 'agency:form.reason.short',
	},
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, args.data.meta) : []

export default function JoinAgent() {
	const { text, meta: texts, application } = useLoaderData<typeof loader>()
	const panel = <ApplicationPanel view={application} result={useAnswer<typeof action>()} />
	if (text) return <TextScreen text={text}>{panel}</TextScreen>
	return (
		<Container page narrow>
			<PageHeader title={texts.title}>{texts.description}</PageHeader>
			{panel}
		</Container>
	)
}
