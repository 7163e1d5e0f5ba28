import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { providerName } from '#contract/online-method.ts'
import { readProviderMessage, repeatProviderMessage } from '#contract/provider-message.ts'
import { messageView } from '#admin/features/online-payment/message-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'payments.confirm')
	const message = await api.call(readProviderMessage, { id: args.params.id ?? '' })
	const { headers, body } = message
	const view = messageView(message, locale)
	return {
		title: pageTitle(locale, 'banks:messages.one', { at: view.received }),
		message: { ...view, headers: Object.entries(headers), body },
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'payments.confirm')
	const id = args.params.id ?? ''
	const answer = await staff.api.tryCall(repeatProviderMessage, { id })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'banks:messages.repeated'))
	else noteConflict(staff, answer)
	return redirect(`/payments/messages/${encodeURIComponent(id)}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ProviderMessagePage() {
	const { message } = useLoaderData<typeof loader>()
	const { t } = useTranslation('banks')
	const { orderNumber, reference, headers, body } = message
	const rows = [
		{ term: t('messages.provider'), value: providerName(message.provider) },
		{
			term: t('messages.reference'),
			value:
				orderNumber === null ? (
					<span className="wrap-anywhere">{reference}</span>
				) : (
					<TextLink href={`/orders/${orderNumber}`}>{reference}</TextLink>
				),
		},
		{ term: t('messages.outcome'), value: t(`messages.outcomes.${message.outcome}`) },
		{ term: t('messages.tries'), value: message.tries },
		{ term: t('messages.repeats'), value: message.repeats },
		...headers.map(([term, value]) => ({ term, value })),
	]
	return (
		<>
			<PageHead
				title={message.received}
				back={{ href: '/payments/messages', label: t('messages.title') }}
			/>
			<div className="grid max-w-180 gap-4">
				<Panel
					id="facts"
					title={t('messages.facts')}
					more={
						<PostForm>
							<Button size="small">{t('messages.repeat')}</Button>
						</PostForm>
					}
				>
					<SummaryList rows={rows} />
				</Panel>
				<Panel id="body" title={t('messages.body')}>
					<p className="mb-3 text-14 text-mute">{t('messages.bodyText')}</p>
					<pre className="text-14 wrap-anywhere whitespace-pre-wrap">{body}</pre>
				</Panel>
			</div>
		</>
	)
}
