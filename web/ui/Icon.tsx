const paths = {
	menu: 'M4 7h16M4 12h16M4 17h16',
	search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16.2 16.2 20.5 20.5',
	cart: 'M3 4h2.2l2.3 11.2h10.6L20.2 8H6M9 19.6v.1M16.6 19.6v.1',
	user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.8-4 3.8-5.5 7.5-5.5s6.7 1.5 7.5 5.5',
	heart:
		'M12 20C6.5 16 3.5 12.8 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5c0 3.5-3 6.7-8.5 10.7Z',
	close: 'M6 6l12 12M18 6 6 18',
	check: 'M4.5 12.5l5 5 10-11',
	plus: 'M12 5v14M5 12h14',
	minus: 'M5 12h14',
	alert: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.1',
	info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.8v.1',
	'check-round': 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M8 12.3l2.8 2.8 5.2-5.7',
	left: 'M15 5l-7 7 7 7',
	right: 'M9 5l7 7-7 7',
	down: 'M5 9l7 7 7-7',
	copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
	expand: 'M9.5 4H4v5.5M14.5 4H20v5.5M9.5 20H4v-5.5M14.5 20H20v-5.5',
	filter: 'M4 7h16M7 12h10M10 17h4',
	globe:
		'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17',
	moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
	sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
	chat: 'M4 19.5l1-4A8 8 0 1 1 8.5 19ZM9 11.5h6M9 14.3h3.5',
	trash: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.2 11v5.5M13.8 11v5.5',
	truck: 'M2.5 6h11v11h-11ZM13.5 10h4.5l3.5 3.5V17h-8M7 17.2v.1M17.5 17.2v.1',
	clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5v5l3.5 2',
	box: 'M12 3l8 4.3v9.4L12 21l-8-4.3V7.3ZM4 7.3l8 4.5 8-4.5M12 11.8V21',
	pin: 'M12 21c-4.5-4.7-7-8-7-11a7 7 0 0 1 14 0c0 3-2.5 6.3-7 11ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
	wallet: 'M4 7.5V18h16V7.5ZM4 7.5 16 4.5v3M16 12.7v.1',
	tag: 'M4 4h8l8.5 8.5-8 8L4 12ZM8 8v.1',
	star: 'M12 3.5l2.7 5.6 6 .8-4.4 4.2 1.1 6L12 17.2l-5.4 2.9 1.1-6L3.3 9.9l6-.8Z',
	leaf: 'M5 19c0-9 5-14 15-14 0 10-5 14-12 14M5 21c1-5 4-8.5 8.5-10.5',
	edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19Z',
	out: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
	download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
	back: 'M8 5 4 9l4 4M4 9h11a5 5 0 0 1 0 10H8',
	lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.8v1.7',
	chart: 'M4 20.5h16M7 17v-5M12 17V5M17 17V9',
	phone: 'M7 3h10v18H7ZM11 18h2',
	google: 'M20.5 12.2H12.3M17.6 6.4A8 8 0 1 0 20.3 12.2',
} as const

export type IconName = keyof typeof paths

type IconProps = {
	name: IconName
	/** 18 px, the text's height (default) or 24 px. */
	size?: keyof typeof sizes
	filled?: boolean
}

const sizes = { small: 'size-4.5', text: 'size-[1.25em]', large: 'size-6' }

/** An icon beside a text with the same meaning; hidden from screen readers. */
export function Icon({ name, size = 'text', filled }: IconProps) {
	return (
		<svg
			className={`icon ${sizes[size]}`}
			viewBox="0 0 24 24"
			fill={filled ? 'currentColor' : 'none'}
			aria-hidden="true"
		>
			<path d={paths[name]} />
		</svg>
	)
}
