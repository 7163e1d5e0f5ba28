import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listOrderDrafts } from '#contract/order-draft.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { localPhone } from '#web/domain/phone.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, can } = await requireStaff(args, 'orders.create')
	const { list } = await api.call(listOrderDrafts, {})
	return {
		title: pageTitle(locale, 'drafts:title'),
		canLimit: can('settings'),
		rows: list.map(({ id, name, phone, units, changedBy, changedAt, holdEndsAt, linkEndsAt }) => ({
			id,
			name,
			phone: phone === '' ? '' : localPhone(phone),
			units,
			changedBy,
			changed: formatDateTime(changedAt, locale),
			holds: holdEndsAt !== null,
			isLinked: linkEndsAt !== null,
		})),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function DraftsPage() {
	const { rows, canLimit } = useLoaderData<typeof loader>()
	const { t } = useTranslation(['drafts', 'orders'])
	const actions = (
		<>
			{canLimit ? (
				<ButtonLink href="/orders/drafts/limits" size="small">
					{t('limits.title')}
				</ButtonLink>
			) : null}
			<ButtonLink href="/orders/new" variant="primary" size="small">
				{t('new')}
			</ButtonLink>
		</>
	)
	return (
		<>
			<PageHead
				title={t('title')}
				back={{ href: '/orders', label: t('orders:title') }}
				actions={actions}
			/>
			<p className="mb-4 text-14 text-mute">{t('listText')}</p>
			{rows.length === 0 ? (
				<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
			) : (
				<ul className="divide-y divide-line rounded-card border border-line bg-ground px-4 sm:px-5">
					{rows.map((row) => (
						<li key={row.id} className="grid gap-1 py-3">
							<TextLink href={`/orders/drafts/${row.id}`} touch="line" className="font-semibold">
								{row.name || row.phone || t('nameless')}
							</TextLink>
							<p className="text-14 text-mute">
								{[
									row.phone,
									t('units', { count: row.units }),
									row.holds ? t('holds') : '',
									row.isLinked ? t('linked') : '',
								]
									.filter(Boolean)
									.join(' · ')}
							</p>
							<p className="text-14 text-mute">
								{row.changedBy === ''
									? t('changedByBuyer', { at: row.changed })
									: t('changedBy', { at: row.changed, name: row.changedBy })}
							</p>
						</li>
					))}
				</ul>
			)}
		</>
	)
}
