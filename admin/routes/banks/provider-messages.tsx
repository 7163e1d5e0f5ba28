import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { providerName } from '#contract/online-method.ts'
import {
	listProviderMessages,
	MESSAGE_KINDS,
	type MessageKind,
} from '#contract/provider-message.ts'
import { messageView } from '#admin/features/online-payment/message-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { TabLinks } from '#admin/ui/TabLinks.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'payments.confirm')
	const { searchParams } = new URL(args.request.url)
	const asked = Number(searchParams.get('page')) || 1
	const kind = MESSAGE_KINDS.find((one) => one === searchParams.get('kind'))
	const page = Math.min(100_000, Math.max(1, Math.floor(asked)))
	const { list, pages } = await api.call(listProviderMessages, { query: { page, kind } })
	return {
		title: pageTitle(locale, 'banks:messages.title'),
		page,
		kind: kind ?? null,
		pages,
		messages: list.map((message) => messageView(message, locale)),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ProviderMessagesPage() {
	const { messages, page, kind, pages } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['banks', 'common'])
	return (
		<>
			<PageHead title={t('messages.title')}>
				<p className="max-w-[68ch] text-14 text-mute">{t('messages.lead')}</p>
			</PageHead>
			<div className="mb-4">
				<KindTabs kind={kind} />
			</div>
			{messages.length === 0 ? (
				<EmptyState title={t('messages.none')}>{t('messages.noneText')}</EmptyState>
			) : (
				<Panel id="messages" title={t('messages.list')}>
					<ListTable
						caption={t('messages.title')}
						rows={messages}
						keyOf={({ id }) => id}
						columns={[
							{
								label: t('messages.received'),
								cell: ({ id, received }) => (
									<TextLink href={`/payments/messages/${id}`}>{received}</TextLink>
								),
							},
							{ label: t('messages.provider'), cell: ({ provider }) => providerName(provider) },
							{
								label: t('messages.reference'),
								cell: ({ orderNumber, reference }) =>
									orderNumber === null ? (
										<span className="wrap-anywhere">{reference}</span>
									) : (
										<TextLink href={`/orders/${orderNumber}`}>{reference}</TextLink>
									),
							},
							{
								label: t('messages.outcome'),
								cell: ({ outcome }) => t(`messages.outcomes.${outcome}`),
							},
							{ label: t('messages.tries'), cell: ({ tries }) => tries, end: true },
							{ label: t('messages.repeats'), cell: ({ repeats }) => repeats, end: true },
						]}
					/>
				</Panel>
			)}
			<Pagination
				page={page}
				pages={pages}
				hrefOf={(to) => `/payments/messages?${kind === null ? '' : `kind=${kind}&`}page=${to}`}
				texts={{
					label: t('common:pages.label'),
					previous: t('common:pages.previous'),
					next: t('common:pages.next'),
					page: (number) => t('common:pages.page', { page: number }),
				}}
			/>
		</>
	)
}

/** All messages, or those of one kind of providers. */
function KindTabs({ kind }: { kind: MessageKind | null }) {
	const { t } = useTranslation('banks')
	return (
		<TabLinks
			label={t('messages.kinds')}
			tabs={[null, ...MESSAGE_KINDS].map((one) => ({
				href: one === null ? '/payments/messages' : `/payments/messages?kind=${one}`,
				label: t(`messages.kind.${one ?? 'ALL'}`),
				isCurrent: one === kind,
			}))}
		/>
	)
}
