import { Form } from '@remix-run/react'
import { clsx } from 'clsx'
import type { ComponentProps, FormEventHandler, ReactNode } from 'react'
import { LostNotice } from '#app/features/errors/LostNotice.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { useOverlay } from './use-overlay.ts'
import { useSending } from './use-sending.ts'

type FieldFormProps = {
	/** Conform's form metadata. */
	form: { id: string; onSubmit: FormEventHandler<HTMLFormElement> }
	action: string
	formToken: string
	/** Heading of the error summary. */
	summary: string
	errors: ComponentProps<typeof ErrorSummary>['errors']
	encType?: 'multipart/form-data'
	/** For its width. */
	className?: string
	children: ReactNode
}

/** A form with stacked fields and an error summary, covered while it is sent for longer. */
export function FieldForm(props: FieldFormProps) {
	const { form, action, formToken, summary, errors, encType, className, children } = props
	// A navigation names the action without its fragment.
	const address = action.replace(/#.*/, '')
	const overlay = useOverlay(useSending(address))
	return (
		<Form
			ref={overlay.form}
			aria-busy={overlay.isCovered || undefined}
			method="post"
			encType={encType}
			action={action}
			id={form.id}
			onSubmit={form.onSubmit}
			noValidate
			className={clsx('grid grid-cols-1 gap-5', overlay.isCovered && 'opacity-30', className)}
		>
			<ErrorSummary title={summary} errors={errors} />
			<input type="hidden" name="formToken" value={formToken} />
			{children}
			<LostNotice action={address} />
		</Form>
	)
}
