/** The one row of a statement that always returns one, such as an insert. @throws if there is none */
export function onlyRow<Row>([row]: readonly Row[]): Row {
	if (row === undefined) throw new Error('A statement that returns one row returned none.')
	return row
}
