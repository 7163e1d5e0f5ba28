import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { CustomerRow } from './customer-view.ts'

/** Customers as a table; on a phone a list. */
export function CustomerTable({ rows }: { rows: CustomerRow[] }) {
	const { t } = useTranslation('customers')
	return (
		<ListTable
			caption={t('title')}
			rows={rows}
			keyOf={({ id }) => id}
			columns={[
				{
					label: t('column.name'),
					cell: ({ id, name, isBlocked }) => (
						<span className="flex flex-wrap items-center gap-x-2">
							<TextLink href={`/customers/${id}`} touch="line">
								{name}
							</TextLink>
							{isBlocked ? <Badge colour="red">{t('blocked')}</Badge> : null}
						</span>
					),
				},
				{
					label: t('column.contact'),
					cell: ({ phone, email }) => (
						<span className="inline-flex min-w-0 flex-col max-sm:items-end">
							<span className="whitespace-nowrap">{phone}</span>
							<span className="wrap-anywhere text-mute">{email}</span>
						</span>
					),
				},
				{ label: t('column.orders'), cell: ({ orders }) => orders, end: true },
				{ label: t('column.spent'), cell: ({ spent }) => spent, end: true },
				{ label: t('column.lastOrder'), cell: ({ lastOrder }) => lastOrder ?? '–', end: true },
			]}
		/>
	)
}
