import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { Button } from '#web/ui/Button.tsx'
import { StickyBar } from '#app/ui/StickyBar.tsx'
import type { CheckoutForm } from './progress.ts'
import { useCheckoutPath } from './use-checkout-path.ts'

type StepFormProps = {
	/** Conform's form metadata: id, errors, submit handler. */
	form: {
		id: string
		allErrors: Record<string, string[]>
		onSubmit: (event: React.FormEvent<HTMLFormElement>) => void
	}
	/** The name of the form; each has its own route. */
	name: CheckoutForm
	formToken: string
	/** Query string of the page, so that a refused form is shown again as it was. */
	query?: { q?: string }
	submit: string
	/** The field whose error comes first, when the order of checks differs from the page's. */
	firstField?: string
	/** Renders a secondary button: another form of the step has the primary one. */
	quiet?: boolean
	/** Keeps the button at the bottom of a phone's window, after this label and amount. */
	sticky?: { name: string; value: string }
	children: ReactNode
}

/** A checkout step as a form of its own; the server redirects to the next step. */
export function StepForm({
	form,
	name,
	formToken,
	query,
	submit,
	firstField,
	quiet,
	sticky,
	children,
}: StepFormProps) {
	const { t } = useTranslation('checkout')
	const action = useCheckoutPath()(name, query)
	const sending = useSending(action)
	const errors = summaryErrors(form, t, firstField)
	const button = (
		<Button
			variant={quiet ? undefined : 'primary'}
			size={quiet ? undefined : 'large'}
			pending={sending}
		>
			{submit}
		</Button>
	)
	return (
		<FieldForm
			form={form}
			action={`${action}#open`}
			formToken={formToken}
			summary={t('problem.summary', { count: errors.length })}
			errors={errors}
		>
			{children}
			{sticky ? <StickyBar lead={sticky}>{button}</StickyBar> : button}
		</FieldForm>
	)
}
