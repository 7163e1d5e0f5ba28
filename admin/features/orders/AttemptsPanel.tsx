import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PROVIDER_NAMES } from '#contract/online-method.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Badge, type BadgeColour } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { AttemptView } from './attempt-view.ts'

const colours: Record<AttemptView['state'], BadgeColour> = {
	OPENING: 'grey',
	OPEN: 'orange',
	PAID: 'green',
	ENDED: 'grey',
	FAILED: 'grey',
	UNCLEAR: 'red',
	REVERSED: 'red',
}

type AttemptsPanelProps = { number: string; attempts: AttemptView[]; canAsk: boolean }

/** The attempts to pay for an order online, each with a button that asks its provider. */
export function AttemptsPanel({ number, attempts, canAsk }: AttemptsPanelProps) {
	const { t } = useTranslation(['orders', 'banks'])
	if (attempts.length === 0) return null
	return (
		<Panel id="attempts" title={t('attempts.title')}>
			<ul className="divide-y divide-line text-14">
				{attempts.map((one) => (
					<li
						key={one.reference}
						className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2.5 first:pt-0"
					>
						<span className="min-w-0">
							<b className="tabular-nums">{one.amount}</b> ·{' '}
							{t(`banks:online.method.${one.method}`)}{' '}
							<Badge colour={colours[one.state]}>{t(`banks:messages.outcomes.${one.state}`)}</Badge>
							<span className="block text-mute">
								{PROVIDER_NAMES[one.provider]} · {one.reference} · {one.opened}
							</span>
							<span className="block text-mute">
								{t('attempts.asked', { count: one.asked })}
								{one.said === '' ? null : <span className="wrap-anywhere"> · {one.said}</span>}
							</span>
						</span>
						{canAsk ? (
							<PostForm action={`/orders/${number}/attempts/${one.reference}`}>
								<Button
									size="small"
									aria-label={t('attempts.askOne', { reference: one.reference })}
								>
									{t('attempts.ask')}
								</Button>
							</PostForm>
						) : null}
					</li>
				))}
			</ul>
		</Panel>
	)
}
