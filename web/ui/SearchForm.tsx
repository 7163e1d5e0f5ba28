import { clsx } from 'clsx'
import { Icon } from './Icon.tsx'
import { iconTarget } from './IconTarget.tsx'

type SearchFormProps = {
	action: string
	/** Of the field. */
	id?: string
	/** Name of the parameter. */
	name: string
	defaultValue?: string
	texts: { label: string; placeholder: string; submit: string }
}

/** A search that is a GET form. */
export function SearchForm({ action, id, name, defaultValue, texts }: SearchFormProps) {
	return (
		<form className="relative flex" role="search" aria-label={texts.label} action={action}>
			<input
				className="search-field"
				id={id}
				type="search"
				enterKeyHint="search"
				aria-label={texts.label}
				placeholder={texts.placeholder}
				maxLength={200}
				name={name}
				defaultValue={defaultValue}
			/>
			<button className={clsx(iconTarget, 'absolute top-0 right-0')} aria-label={texts.submit}>
				<Icon name="search" />
			</button>
		</form>
	)
}
