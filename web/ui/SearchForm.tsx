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
				className="h-11 min-w-0 flex-1 rounded-chip border border-edge bg-ground pr-12 pl-4 [&::-webkit-search-cancel-button]:hidden"
				id={id}
				type="search"
				enterKeyHint="search"
				aria-label={texts.label}
				placeholder={texts.placeholder}
				maxLength={200}
				name={name}
				defaultValue={defaultValue}
			/>
			<div className="absolute top-0 right-0">
				<button className={iconTarget} aria-label={texts.submit}>
					<Icon name="search" />
				</button>
			</div>
		</form>
	)
}
