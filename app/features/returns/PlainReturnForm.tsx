import { Form, useNavigation } from '@remix-run/react'
import { useState, type ReactNode } from 'react'
import { LostNotice } from '#app/features/errors/LostNotice.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'

type PlainReturnFormProps = {
	number: string
	/** Name of the form. */
	name: 'cancel' | 'send-back' | 'message'
	formToken: string
	variant?: 'primary' | 'secondary' | 'danger'
	/** Label of the button. */
	children: ReactNode
	/** Content above the button. */
	fields?: ReactNode
	form?: Omit<React.ComponentPropsWithoutRef<typeof Form>, 'method' | 'action'>
}

/** A form of a return: its fields, and one button. */
export function PlainReturnForm(props: PlainReturnFormProps) {
	const { number, name, formToken, variant, children, fields, form } = props
	const action = usePath()(paths.profile.return(number))
	const { formData } = useNavigation()
	const isSending = formData?.get('form') === name
	// All forms of the page have one address.
	const [isLastSent, setLastSent] = useState(false)
	if (formData && isSending !== isLastSent) setLastSent(isSending)
	return (
		<Form {...form} method="post" action={action} className="grid max-w-168 grid-cols-1 gap-5">
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="form" value={name} />
			{fields}
			<Button variant={variant} pending={isSending}>
				{children}
			</Button>
			{isLastSent ? <LostNotice action={action} /> : null}
		</Form>
	)
}
