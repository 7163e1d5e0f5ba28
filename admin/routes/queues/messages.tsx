import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listMessages } from '#admin/api/queues.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { formatDateTime } from '#app/domain/dates.ts'
import { localPhone } from '#app/domain/phone.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Pagination } from '#app/ui/Pagination.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale, can } = await requireStaff(args, 'messages')
	const asked = Number(new URL(args.request.url).searchParams.get('page')) || 1
	const page = Math.min(100_000, Math.max(1, Math.floor(asked)))
	const { list, totalPages } = await listMessages(api, company.companyCode, page)
	return {
		title: pageTitle(locale, 'common:nav.messages'),
		page,
		pages: totalPages,
		canReadOrders: can('orders.read'),
		messages: list.map((one) => ({
			...one,
			received: formatDateTime(one.receivedAt, locale),
			shownPhone: one.phone === '' ? '' : localPhone(one.phone),
			whatsApp: one.phone.replace(/\D/g, ''),
		})),
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function MessagesPage() {
	const { messages, page, pages, canReadOrders } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['queues', 'common'])
	return (
		<>
			<PageHead title={t('common:nav.messages')} />
			{messages.length === 0 ? (
				<EmptyState title={t('message.empty')}>{t('message.emptyText')}</EmptyState>
			) : null}
			<ul className="grid gap-3">
				{messages.map((one) => (
					<li
						key={one.messageNumber}
						className="grid gap-3 rounded-card border border-line bg-ground p-4 sm:p-5"
					>
						<div className="flex flex-wrap justify-between gap-x-4">
							<h2 className="text-16 lg:text-16">{one.name}</h2>
							<span className="text-14 text-mute">
								{t(`message.topic.${one.topic}`, one.topic)} · {one.received}
							</span>
						</div>
						<p className="max-w-[68ch] whitespace-pre-line">{one.message}</p>
						<div className="flex flex-wrap items-center gap-2">
							<ButtonLink
								size="small"
								href={`mailto:${one.email}?subject=${encodeURIComponent(t('message.subject', { number: one.messageNumber }))}`}
								reload
							>
								{t('message.mail')}
							</ButtonLink>
							{one.shownPhone === '' ? null : (
								<ButtonLink size="small" href={`https://wa.me/${one.whatsApp}`} reload>
									WhatsApp {one.shownPhone}
								</ButtonLink>
							)}
							{canReadOrders && one.orderNumber !== '' ? (
								<TextLink touch="block" href={`/orders?q=${encodeURIComponent(one.orderNumber)}`}>
									{t('message.order', { number: one.orderNumber })}
								</TextLink>
							) : null}
						</div>
					</li>
				))}
			</ul>
			<Pagination
				{...{ page, pages, hrefOf: (to) => `/messages?page=${to}` }}
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
