import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { CheckoutStep, StepState } from './progress.ts'
import { useCheckoutPath } from './use-checkout-path.ts'
import type { CheckoutView } from './view.ts'

type StepSectionProps = {
	step: CheckoutStep
	/** The text key of its title; its own by default. */
	title?: 'payment.title' | undefined
	page: Pick<CheckoutView, 'steps' | 'states'>
	/** The answer shown while the section is collapsed. */
	answer: ReactNode
	children: ReactNode
}

/** A numbered checkout step: open with its form, collapsed to its answer, upcoming, or absent. */
export function StepSection({ step, title: titleKey, page, answer, children }: StepSectionProps) {
	const { t } = useTranslation('checkout')
	const checkoutPath = useCheckoutPath()
	if (!page.steps.includes(step)) return null
	const state = page.states[step]
	const title = t(titleKey ?? `${step}.title`)
	const isOpen = state === 'open'
	return (
		<section
			id={isOpen ? 'open' : undefined}
			aria-labelledby={`step-${step}`}
			data-state={state}
			className={clsx('border-t border-line py-4', isOpen && 'scroll-mt-4 pb-8 pt-6')}
		>
			<div className="flex items-center gap-3">
				<StepMark number={page.steps.indexOf(step) + 1} state={state} />
				<h2
					id={`step-${step}`}
					className={clsx('min-w-0 flex-1', state === 'waiting' && 'text-mute')}
				>
					{title}
				</h2>
				{state === 'done' ? (
					<TextLink
						touch="block"
						href={`${checkoutPath(null, { step })}#open`}
						className="text-14 font-semibold"
						aria-label={t('editOf', { section: title })}
					>
						{t('edit')}
					</TextLink>
				) : null}
			</div>
			{isOpen ? <div className="mt-4">{children}</div> : null}
			{state === 'done' ? <div className="pl-11 text-14 text-soft">{answer}</div> : null}
		</section>
	)
}

/** The answer's lines; empty ones are left out. */
export function AnswerLines({ lines }: { lines: (string | null)[] }) {
	return (
		<>
			{lines.filter(Boolean).map((line, index) => (
				<p key={index}>{line}</p>
			))}
		</>
	)
}

function StepMark({ number, state }: { number: number; state: StepState }) {
	return (
		<span
			className={clsx(
				'grid size-8 flex-none place-items-center rounded-full border text-14 font-bold tabular-nums',
				state === 'open' && 'border-accent bg-accent text-on-accent forced-colors:border-3',
				state === 'done' && 'border-tint-2 bg-tint-2 text-link',
				state === 'waiting' && 'border-line text-mute',
			)}
		>
			{state === 'done' ? (
				<>
					<Icon name="check" />
					<span className="sr-only">{number}</span>
				</>
			) : (
				number
			)}
		</span>
	)
}
