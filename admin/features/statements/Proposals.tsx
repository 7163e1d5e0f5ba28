import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { LineRow } from './LineRow.tsx'
import type { LineView } from './statement-view.ts'

/** Lines with their proposed order, all selected; one button confirms them. */
export function Proposals({ lines, canOpen }: { lines: LineView[]; canOpen: boolean }) {
	const { t } = useTranslation('statements')
	return (
		<>
			<ul className="divide-y divide-line">
				{lines.map((line) => (
					<LineRow
						key={line.id}
						line={line}
						checkbox={{
							name: 'proposal',
							value: `${line.id} ${line.order}`,
							isChosen: true,
							label: t('review.confirmOne', { order: line.order, amount: line.amount }),
						}}
					>
						<OrderOf number={line.order ?? ''} canOpen={canOpen} />
						<span className="block">{line.buyer}</span>
						<PartOf line={line} />
						<span className="block text-mute">
							{line.candidates.find(({ number }) => number === line.order)?.placed}
						</span>
					</LineRow>
				))}
			</ul>
			<div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-ground px-4 py-3 sm:-mx-5 sm:px-5">
				<Button variant="primary" name="act" value="confirm">
					{t('review.confirm', { count: lines.length })}
				</Button>
				<span className="text-14 text-mute">{t('review.confirmHelp')}</span>
			</div>
		</>
	)
}

function PartOf({ line }: { line: LineView }) {
	const { t } = useTranslation('statements')
	const order = line.candidates.find(({ number }) => number === line.order)
	if (!order?.isPart) return null
	return <span className="block">{t('line.partOf', { due: order.due })}</span>
}

/** An order number, as a link if the staff member may open it. */
export function OrderOf({ number, canOpen }: { number: string; canOpen: boolean }) {
	if (!canOpen) return <b>{number}</b>
	return (
		<TextLink href={`/orders/${number}`} touch="line" className="font-semibold">
			{number}
		</TextLink>
	)
}
