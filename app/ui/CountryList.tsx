import { clsx } from 'clsx'
import {
	type ComponentProps,
	type KeyboardEvent,
	type RefObject,
	useEffect,
	useRef,
	useState,
} from 'react'
import type { Country } from '#app/domain/countries.ts'
import { dropSide } from '#app/domain/drop-side.ts'
import { controlStyle } from '#web/ui/control-style.ts'
import { stepInList } from './list-keys.ts'
import { useTypeAhead } from './use-type-ahead.ts'

type CountryListProps = {
	id: string
	label: string
	name: string
	countries: Country[]
	/** Code of the selected country. */
	value: string
	onChoose: (code: string) => void
	className?: string
}

/** A listbox button for countries: arrows, Home, End and typing move, Enter selects, Escape closes. */
export function CountryList(props: CountryListProps) {
	const { id, label, name, countries, value, onChoose, className } = props
	const box = useRef<HTMLDivElement>(null)
	const chosen = Math.max(
		0,
		countries.findIndex(({ code }) => code === value),
	)
	const { active, setActive, side, isOpen, open, close } = useOpenList(id, box, chosen)
	const find = useTypeAhead(countries.map((country) => country.name))
	const choose = (index: number) => {
		const country = countries[index]
		if (country) onChoose(country.code)
		close()
	}
	const press = (event: KeyboardEvent) => {
		const { key } = event
		if (event.ctrlKey || event.metaKey || event.altKey) return
		const next = isOpen ? stepInList(key, active, countries.length) : undefined
		if (next !== undefined) setActive(next)
		else if (isOpen && key === 'Escape') close()
		else if (isOpen && (key === 'Enter' || (key === ' ' && !find.isTyping()))) choose(active)
		else if (!isOpen && ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) open()
		else if (key.length === 1) {
			const found = find.type(key, isOpen ? active : chosen)
			if (!isOpen) open()
			if (found !== -1) setActive(found)
		} else return
		event.preventDefault()
	}
	return (
		<div className={clsx('relative', className)} ref={box}>
			<input type="hidden" name={name} value={value} />
			<CountryButton
				id={id}
				label={label}
				current={countries[chosen]}
				active={active}
				isOpen={isOpen}
				onClick={isOpen ? close : open}
				onKeyDown={press}
				onBlur={close}
			/>
			<CountryOptions
				id={id}
				label={label}
				countries={countries}
				chosen={chosen}
				active={active}
				side={side}
				onChoose={choose}
			/>
		</div>
	)
}

type CountryButtonProps = Pick<ComponentProps<'div'>, 'onClick' | 'onKeyDown' | 'onBlur'> & {
	id: string
	label: string
	current: Country | undefined
	/** Index of the active option. */
	active: number
	isOpen: boolean
}

/** The selected country, which opens the list. */
function CountryButton({ id, label, current, active, isOpen, ...handlers }: CountryButtonProps) {
	return (
		<div
			tabIndex={0}
			className={controlStyle({
				kind: 'list',
				className: 'overflow-hidden text-left whitespace-nowrap',
			})}
			id={id}
			role="combobox"
			aria-label={`${label}: ${current?.name ?? ''} +${current?.callingCode ?? ''}`}
			aria-haspopup="listbox"
			aria-expanded={isOpen}
			aria-controls={`${id}-list`}
			aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
			{...handlers}
		>
			{current?.name} +{current?.callingCode}
		</div>
	)
}

/** State of the list: open or closed, its side, and the active option. */
function useOpenList(id: string, box: RefObject<HTMLDivElement | null>, chosen: number) {
	const [active, setActive] = useState(chosen)
	const [side, setSide] = useState<'above' | 'below'>()
	const isOpen = side !== undefined
	const open = () => {
		const below = window.innerHeight - (box.current?.getBoundingClientRect().bottom ?? 0)
		setActive(chosen)
		setSide(dropSide(below))
	}
	useEffect(() => {
		if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
	}, [id, active, isOpen])
	return { active, setActive, side, isOpen, open, close: () => setSide(undefined) }
}

type CountryOptionsProps = Pick<CountryListProps, 'id' | 'label' | 'countries'> & {
	chosen: number
	active: number
	/** Where the open list is placed; undefined: closed. */
	side: 'above' | 'below' | undefined
	onChoose: (index: number) => void
}

function CountryOptions(props: CountryOptionsProps) {
	const { id, label, countries, chosen, active, side, onChoose } = props
	return (
		<ul
			className={clsx(
				'absolute left-0 z-5 max-h-70 w-[min(20rem,84vw)] overflow-auto overscroll-contain rounded-card bg-raised p-1 shadow-overlay',
				side === 'above' ? 'bottom-full mb-1' : 'top-full mt-1',
			)}
			id={`${id}-list`}
			role="listbox"
			aria-label={label}
			hidden={side === undefined}
			onMouseDown={(event) => event.preventDefault()}
		>
			{side !== undefined
				? countries.map((country, index) => (
						<li
							key={country.code}
							id={`${id}-${index}`}
							role="option"
							aria-selected={index === chosen}
							className={clsx(
								'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2 hover:bg-sunk aria-selected:font-semibold',
								index === active && 'bg-tint [box-shadow:inset_0_0_0_2px_var(--color-link)]',
							)}
							onClick={() => onChoose(index)}
						>
							{country.name} <span className="text-mute tabular-nums">+{country.callingCode}</span>
						</li>
					))
				: null}
		</ul>
	)
}
