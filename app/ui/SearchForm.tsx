import { Icon } from './Icon.tsx'

type SearchFormProps = {
	action: string
	/** Name of the parameter. */
	name: string
	defaultValue?: string
	words: { label: string; placeholder: string; submit: string }
}

/** A search that is a GET form. */
export function SearchForm({ action, name, defaultValue, words }: SearchFormProps) {
	return (
		<form className="find" role="search" action={action}>
			<input
				type="search"
				enterKeyHint="search"
				aria-label={words.label}
				placeholder={words.placeholder}
				maxLength={200}
				{...{ name, defaultValue }}
			/>
			<button className="tap" aria-label={words.submit}>
				<Icon name="search" />
			</button>
		</form>
	)
}
