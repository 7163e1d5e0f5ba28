import type { ComponentPropsWithoutRef } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { controlStyle } from './control-style.ts'
import { Field, notesOf, type FieldTexts } from './Field.tsx'
import { typedLength } from './typed-length.ts'

type TextAreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'id' | 'children'> &
	FieldTexts & { id: string }

/** A multi-line text field. */
export function TextArea(props: TextAreaProps) {
	const { label, optional, help, errors, hideLabel, ...area } = props
	const typed = useTypedBefore(area.id)
	return (
		<Field
			id={area.id}
			label={label}
			optional={optional}
			help={help}
			errors={errors}
			hideLabel={hideLabel}
		>
			<textarea
				rows={3}
				{...area}
				defaultValue={typed ?? area.defaultValue}
				{...notesOf(area.id, { help, errors })}
				maxLength={typedLength(area.maxLength)}
				className={controlStyle({ kind: 'area' })}
			/>
		</Field>
	)
}

/**
 * While React hydrates, what is in the area: it writes the default value over what was typed before, unless that is the
 * default.
 */
function useTypedBefore(id: string): string | undefined {
	const isHydrated = useHydrated()
	if (isHydrated || typeof document === 'undefined') return undefined
	const area = document.getElementById(id)
	return area instanceof HTMLTextAreaElement ? area.value : undefined
}
