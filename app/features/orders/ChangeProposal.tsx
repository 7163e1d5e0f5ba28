import { useTranslation } from 'react-i18next'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { OrderMoveForm } from './OrderMoveForm.tsx'
import type { OwnOrderView } from './own-order-view.ts'

type ChangeProposalProps = {
	number: string
	change: NonNullable<OwnOrderView['change']>
	formToken: string
}

/** A change that the shop proposes, with both answers to it. */
export function ChangeProposal({ number, change, formToken }: ChangeProposalProps) {
	const { t } = useTranslation('my-orders')
	return (
		<section className="box stack" aria-labelledby="change">
			<h2 id="change">{t('change.title')}</h2>
			<blockquote className="whitespace-pre-line">{change.reason}</blockquote>
			<ul className="stack stack-s">
				{change.lines.map(({ name, before, after }) => (
					<li key={name} className="row row-x">
						<span>{name}</span>
						<span className="num font-semibold">{t('change.units', { before, after })}</span>
					</li>
				))}
			</ul>
			<p>{t('change.refund', { refund: change.refund })}</p>
			<p className="help">{t('change.deadline', { date: change.answerBefore })}</p>
			<OrderMoveForm variant="primary" move="change-acceptance" {...{ number, formToken }}>
				{t('change.accept')}
			</OrderMoveForm>
			<Disclosure summary={t('change.refuse')}>
				<div className="stack">
					<p>{t('change.refuseHelp')}</p>
					<OrderMoveForm variant="danger" move="change-refusal" {...{ number, formToken }}>
						{t('change.refuseSubmit')}
					</OrderMoveForm>
				</div>
			</Disclosure>
		</section>
	)
}
