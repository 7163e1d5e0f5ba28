import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
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
	const path = usePath()
	const { formData } = useNavigation()
	return (
		<Form
			{...form}
			method="post"
			action={path(paths.profile.return(number))}
			className="grid max-w-168 grid-cols-1 gap-5"
		>
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="form" value={name} />
			{fields}
			<Button variant={variant} pending={formData?.get('form') === name}>
				{children}
			</Button>
		</Form>
	)
}
