import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/Button.tsx'
import type { CheckoutForm } from './progress.ts'

type StepFormProps = {
	/** conform's: the id, what is wrong, and its submit handler. */
	form: {
		id: string
		allErrors: Record<string, string[]>
		onSubmit: (event: React.FormEvent<HTMLFormElement>) => void
	}
	/** Which of the page's forms this is: each has a route of its own. */
	name: CheckoutForm
	formToken: string
	/** Query that the page needs to show the same form again when it is refused. */
	query?: string
	submit: string
	/** The field whose error is said first, where the order of checks is not that of the page. */
	firstField?: string
	/** Beside another form that leads on. */
	quiet?: boolean
	children: ReactNode
}

/** A part of checkout as a form of its own; the server answers with the next part. */
export function StepForm({
	form,
	name,
	formToken,
	query = '',
	submit,
	firstField,
	quiet,
	children,
}: StepFormProps) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	const action = path(paths.checkoutForm(name))
	const sending = useSending(`${action}${query}`)
	const errors = summaryErrors(form, t, firstField)
	return (
		<FieldForm
			form={form}
			action={`${action}${query}#open`}
			formToken={formToken}
			summary={t('problem.summary', { count: errors.length })}
			errors={errors}
		>
			{children}
			<Button
				variant={quiet ? undefined : 'primary'}
				size={quiet ? undefined : 'large'}
				pending={sending}
			>
				{submit}
			</Button>
		</FieldForm>
	)
}
