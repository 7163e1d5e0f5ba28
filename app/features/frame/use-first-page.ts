import { useLocation, useNavigation } from '@remix-run/react'
import { useState } from 'react'

/** Whether the layout shows the first page that it was rendered with; false from the press that leaves it. */
export function useFirstPage(): boolean {
	const { pathname } = useLocation()
	const next = useNavigation().location
	const [first] = useState(pathname)
	const [hasLeft, setHasLeft] = useState(false)
	const isLeaving = pathname !== first || (next !== undefined && next.pathname !== first)
	if (isLeaving && !hasLeft) setHasLeft(true)
	return !isLeaving && !hasLeft
}
