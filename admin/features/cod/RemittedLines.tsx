import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { remittedLineView } from './cod-view.ts'

type Line = ReturnType<typeof remittedLineView>
type RemittedLinesProps = {
	caption: string
	fileId: string
	lines: Line[]
	/** The reader may put lines aside, and take them back. */
	canDismiss: boolean
}

/** The lines of a courier's file, with what they are for. */
export function RemittedLines({ caption, fileId, lines, canDismiss }: RemittedLinesProps) {
	const { t } = useTranslation('cod')
	return (
		<ListTable
			caption={caption}
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
					cell: (line) => (
						<>
							<StateBadge line={line} />
							{canDismiss && (line.canDismiss || line.dismissal) ? (
								<TextLink href={`/cod/${fileId}/lines/${line.id}`} touch="line">
									{t(line.dismissal ? 'restore.open' : 'dismiss.open')}
								</TextLink>
							) : null}
						</>
					),
				},
			]}
		/>
	)
}

function StateBadge({ line: { state, isBooked, dismissal } }: { line: Line }) {
	const { t } = useTranslation('cod')
	return (
		<>
			<Badge colour={isBooked ? 'green' : 'grey'}>
				{t(isBooked ? `one.booked.${state}` : `one.states.${state}`)}
			</Badge>
			{dismissal ? (
				<>
					<MutedText>{dismissal.reason}</MutedText>
					<MutedText>{t('files.uploadedBy', dismissal)}</MutedText>
				</>
			) : null}
		</>
	)
}
