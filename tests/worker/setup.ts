import { startEmpty } from '../support/empty.ts'

// The files of a run share a Worker, whose start takes longer than most of them. None finds what another left.
await startEmpty()
