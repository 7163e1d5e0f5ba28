import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'

type OrderMoveFormProps = {
	number: string
	/** The status change. */
	move: string
	formToken: string
	variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
	children: ReactNode
}

/** A form with one button that changes the order's status. */
export function OrderMoveForm({ number, move, formToken, variant, children }: OrderMoveFormProps) {
	const path = usePath()
	const { formData } = useNavigation()
	const pending = formData?.get('move') === move && formData.get('number') === number
	return (
		<Form method="post" action={path(paths.profile.order(number))}>
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="number" value={number} />
			<input type="hidden" name="move" value={move} />
			<Button variant={variant} pending={pending}>
				{children}
			</Button>
		</Form>
	)
}
