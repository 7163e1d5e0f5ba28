import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { Messages } from './Messages.tsx'
import { PlainReturnForm } from './PlainReturnForm.tsx'
import { ReturnDetails } from './ReturnDetails.tsx'
import { ReturnStatusBadge } from './ReturnStatusBadge.tsx'
import type { ReturnView } from './return-view.ts'
import { SendBackForm } from './SendBackForm.tsx'

/** The refused form of a return, by its name. */
export type ReturnRefusal = { form: 'send-back' | 'message'; result: SubmissionResult<string[]> }

type ReturnScreenProps = {
	found: ReturnView
	formToken: string
	refusal: ReturnRefusal | undefined
}

/** A return: status, next actions, messages. */
export function ReturnScreen({ found, formToken, refusal }: ReturnScreenProps) {
	const { t } = useTranslation('returns')
	const { number, can } = found
	const resultOf = (form: ReturnRefusal['form']) =>
		refusal?.form === form ? refusal.result : undefined
	return (
		<>
			<Head found={found} />
			<div className="flex flex-col gap-8">
				{can.sendBack ? (
					<SendBackForm
						number={number}
						formToken={formToken}
						address={found.returnAddress}
						result={resultOf('send-back')}
					/>
				) : null}
				<History found={found} />
				<ReturnDetails found={found} />
				<Messages found={found} formToken={formToken} result={resultOf('message')} />
				{can.cancel ? (
					<Disclosure summary={t('cancel.title')}>
						<div className="flex flex-col gap-4">
							<p>{t('cancel.help')}</p>
							<PlainReturnForm name="cancel" variant="danger" number={number} formToken={formToken}>
								{t('cancel.submit')}
							</PlainReturnForm>
						</div>
					</Disclosure>
				) : null}
			</div>
		</>
	)
}

function Head({ found }: { found: ReturnView }) {
	const { t } = useTranslation('returns')
	const path = usePath()
	return (
		<PageHeader
			title={
				<span className="tabular-nums" data-return-number={found.number}>
					{t('number', { number: found.number })}
				</span>
			}
		>
			<span className="mb-1 block">
				<ReturnStatusBadge status={found.status} colour={found.colour} />
			</span>
			{t(found.isByProvider ? 'help.byProvider' : `help.${found.status}`, {
				refund: found.refund,
			})}
			<span className="block">
				<TextLink
					touch="block"
					className="tabular-nums"
					href={path(paths.profile.order(found.order))}
				>
					{t('order', { number: found.order })}
				</TextLink>
			</span>
		</PageHeader>
	)
}

function History({ found }: { found: ReturnView }) {
	const { t } = useTranslation('returns')
	const last = found.events.length - 1
	return (
		<section aria-labelledby="history">
			<h2 id="history" className="mb-4">
				{t('history')}
			</h2>
			<Timeline
				entries={[
					...found.events.map(({ to, date }, at) => ({
						title: t(`status.${to}`),
						detail: date,
						state: at === last ? ('current' as const) : ('done' as const),
					})),
					...found.ahead.map((to) => ({
						title: t(`status.${to}`),
						detail: t('ahead'),
						state: 'ahead' as const,
					})),
				]}
			/>
		</section>
	)
}
