import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { remittedLineView } from './cod-view.ts'

/** The lines of a courier's file, with what they are for. */
export function RemittedLines({ lines }: { lines: ReturnType<typeof remittedLineView>[] }) {
	const { t } = useTranslation('cod')
	return (
		<ListTable
			caption={t('one.lines')}
			keyOf={({ id }) => id}
			rows={lines}
			columns={[
				{
					label: t('debts.parcel'),
					cell: ({ tracking }) => <span className="tabular-nums">{tracking}</span>,
				},
				{
					label: t('debts.order'),
					cell: ({ number }) =>
						number === null ? (
							'–'
						) : (
							<TextLink href={`/orders/${number}`} touch="line" className="whitespace-nowrap">
								{number}
							</TextLink>
						),
				},
				{ label: t('one.collected'), cell: ({ collected }) => collected },
				{ label: t('one.fee'), cell: ({ fee }) => fee },
				{ label: t('one.due'), cell: ({ due }) => due ?? '–' },
				{
					label: t('one.state'),
					cell: ({ state, isBooked }) => (
						<Badge colour={isBooked ? 'green' : 'grey'}>
							{t(isBooked ? `one.booked.${state}` : `one.states.${state}`)}
						</Badge>
					),
				},
			]}
		/>
	)
}
