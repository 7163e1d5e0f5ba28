import { useEffect, useRef, useState, type ComponentPropsWithoutRef, type FormEvent } from 'react'
import { countries } from '#app/domain/countries.ts'
import { filtered, phoneCharacters } from '#app/domain/phone-characters.ts'
import { escapeHtml } from '#process/text/escape-html.ts'
import { CountryList } from './CountryList.tsx'
import { controlStyle } from '#web/ui/control-style.ts'
import { Field, notesOf, type FieldTexts } from '#web/ui/Field.tsx'

type PhoneFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'children' | 'pattern'> &
	FieldTexts & {
		id: string
		/** Language of the country names. */
		locale: string
		/** Accessible name of the country list: "Negara". */
		countryLabel: string
		/** Name of the country field; its value is a code such as `ID`. */
		countryName: string
		defaultCountry?: string
		/** With script: input is restricted to digits, parentheses, hyphen, plus and spaces (spec section 5). */
		validCharactersOnly?: boolean
		/** With script: input is restricted to matching characters. */
		pattern?: RegExp
	}

// Beside the number, or above it where space is short.
const countryWidth = 'max-w-full flex-[1_0_min(10.5rem,100%)] sm:max-w-56'

/** A phone number with a country: a native select and an input; script replaces the select by a searchable list. */
export function PhoneField(props: PhoneFieldProps) {
	const { label, optional, help, errors, hideLabel, locale, countryLabel, countryName, ...rest } =
		props
	const { defaultCountry = 'ID', validCharactersOnly, pattern, ...input } = rest
	const { country, setCountry, scripted, select } = useCountryList()
	const keep = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
		const typed = currentTarget.value
		const shape = validCharactersOnly ? phoneCharacters(typed) : typed
		const allowed = pattern ? filtered(shape, pattern) : shape
		if (allowed !== typed) currentTarget.value = allowed
	}
	const countryId = `${input.id}-country`
	return (
		<Field
			id={input.id}
			label={label}
			optional={optional}
			help={help}
			errors={errors}
			hideLabel={hideLabel}
		>
			<div className="flex flex-wrap gap-2" data-script="when-seen">
				{scripted ? (
					<CountryList
						className={countryWidth}
						id={countryId}
						label={countryLabel}
						name={countryName}
						countries={countries(locale)}
						value={country ?? defaultCountry}
						onChoose={setCountry}
					/>
				) : (
					<select
						className={controlStyle({ kind: 'list', className: countryWidth })}
						id={countryId}
						name={countryName}
						aria-label={countryLabel}
						ref={select}
						suppressHydrationWarning
						dangerouslySetInnerHTML={{ __html: options(locale, defaultCountry) }}
					/>
				)}
				<input
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					{...input}
					{...notesOf(input.id, { help, errors })}
					onInput={keep}
					className={controlStyle({ className: 'min-w-0 flex-[1_1_12rem]' })}
				/>
			</div>
		</Field>
	)
}

/** The selected country; `scripted` once the native select can be replaced. */
function useCountryList() {
	const [country, setCountry] = useState<string>()
	const [scripted, setScripted] = useState(false)
	const select = useRef<HTMLSelectElement>(null)
	useEffect(() => {
		const box = select.current
		const takeOver = () => {
			// It may have been changed before hydration.
			setCountry(box?.value)
			setScripted(true)
		}
		// A select that is open is not replaced.
		if (document.activeElement !== box) takeOver()
		else box?.addEventListener('blur', takeOver, { once: true })
		return () => box?.removeEventListener('blur', takeOver)
	}, [])
	return { country, setCountry, scripted, select }
}

/** As an HTML string: as elements, the page's script would contain each country twice. */
function options(locale: string, chosen: string): string {
	return countries(locale)
		.map(({ code, name, callingCode }) => {
			const text = escapeHtml(`${name} +${callingCode}`)
			return `<option value="${code}"${code === chosen ? ' selected' : ''}>${text}</option>`
		})
		.join('')
}
