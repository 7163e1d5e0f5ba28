import { useTranslation } from '#app/i18n/use-translation.ts'
import { Card } from '#web/ui/Card.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { OrderMoveForm } from './OrderMoveForm.tsx'
import type { OwnOrderView } from './own-order-view.ts'

type ChangeProposalProps = {
	number: string
	change: NonNullable<OwnOrderView['change']>
	formToken: string
}

/** A change of the order proposed by the shop, with buttons to accept or decline. */
export function ChangeProposal({ number, change, formToken }: ChangeProposalProps) {
	const { t } = useTranslation('my-orders')
	return (
		<Card as="section" className="flex flex-col gap-4" aria-labelledby="change">
			<h2 id="change">{t('change.title')}</h2>
			<blockquote className="whitespace-pre-line">{change.reason}</blockquote>
			<ul className="flex flex-col gap-2">
				{change.lines.map(({ name, before, after }) => (
					<li key={name} className="flex flex-wrap items-center justify-between gap-2">
						<span>{name}</span>
						<span className="tabular-nums font-semibold">
							{t('change.units', { before, after })}
						</span>
					</li>
				))}
			</ul>
			<p>{t('change.refund', { refund: change.refund })}</p>
			<MutedText>{t('change.deadline', { date: change.answerBefore })}</MutedText>
			<OrderMoveForm
				variant="primary"
				move="change-acceptance"
				number={number}
				formToken={formToken}
			>
				{t('change.accept')}
			</OrderMoveForm>
			<Disclosure summary={t('change.refuse')}>
				<div className="flex flex-col gap-4">
					<p>{t('change.refuseHelp')}</p>
					<OrderMoveForm
						variant="danger"
						move="change-refusal"
						number={number}
						formToken={formToken}
					>
						{t('change.refuseSubmit')}
					</OrderMoveForm>
				</div>
			</Disclosure>
		</Card>
	)
}
