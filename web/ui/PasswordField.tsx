import { clsx } from 'clsx'
import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { controlStyle } from './control-style.ts'
import { Field, notesOf, type FieldTexts } from './Field.tsx'
import { typedLength } from './typed-length.ts'

type PasswordFieldProps = Omit<
	ComponentPropsWithoutRef<'input'>,
	'id' | 'children' | 'type' | 'ref'
> &
	FieldTexts & {
		id: string
		/** The button that shows what is typed: its text, and its accessible name. */
		show: { text: string; name: string }
	}

/**
 * A password. Once script runs, which is when the visitor turns to the form, a button shows it, until it is pressed
 * again or the form is sent.
 */
export function PasswordField(props: PasswordFieldProps) {
	const { label, optional, help, errors, hideLabel, show, ...input } = props
	const { field, scripted, isShown, toggle } = useShownPassword()
	return (
		<Field
			id={input.id}
			label={label}
			optional={optional}
			help={help}
			errors={errors}
			hideLabel={hideLabel}
		>
			<div className="relative">
				<input
					autoCapitalize="none"
					spellCheck={false}
					{...input}
					{...notesOf(input.id, { help, errors })}
					maxLength={typedLength(input.maxLength)}
					type={isShown ? 'text' : 'password'}
					ref={field}
					className={controlStyle({ className: scripted && 'pr-28' })}
				/>
				{scripted ? (
					<button
						type="button"
						className={clsx(
							button,
							isShown ? 'bg-accent text-on-accent' : 'text-link hover:bg-tint',
						)}
						aria-label={show.name}
						aria-pressed={isShown}
						aria-controls={input.id}
						// The field keeps the focus, and a phone its keyboard.
						onMouseDown={(event) => event.preventDefault()}
						onClick={toggle}
					>
						{show.text}
					</button>
				) : null}
			</div>
		</Field>
	)
}

const button = 'absolute inset-y-0 right-0 rounded-small px-3 text-14 font-semibold'

function useShownPassword() {
	const scripted = useHydrated()
	const [isShown, setIsShown] = useState(false)
	const field = useRef<HTMLInputElement>(null)
	const selection = useRef<[number | null, number | null]>()
	useEffect(() => {
		const input = field.current
		const hide = () => {
			setIsShown(false)
			// Before the browser reads the form: it keeps what was typed into a field of text.
			if (input) input.type = 'password'
		}
		input?.form?.addEventListener('submit', hide, { capture: true })
		return () => input?.form?.removeEventListener('submit', hide, { capture: true })
	}, [])
	useEffect(() => {
		// Another type moves the caret in some browsers.
		const [start, end] = selection.current ?? [null, null]
		if (start !== null && document.activeElement === field.current) {
			field.current?.setSelectionRange(start, end)
		}
	}, [isShown])
	const toggle = () => {
		selection.current = [field.current?.selectionStart ?? null, field.current?.selectionEnd ?? null]
		setIsShown((was) => !was)
	}
	return { field, scripted, isShown, toggle }
}
