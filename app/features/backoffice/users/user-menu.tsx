import { Ban, CircleCheck, Ellipsis, LogOut, MailPlus, Pencil, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { ManagedUser } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { changeAct } from './user-acts.ts'
import { endAllSessions, inviteAgain } from './users.queries.ts'

interface UserMenuProps {
  user: ManagedUser
  isYou: boolean
  /** Runs after the user was deleted; by default the list is read again. */
  onDeleted?: () => void | Promise<void>
  /** True for a link to the page of the user. */
  hasLink?: boolean
}

/** Menu with acts on a user. */
export function UserMenu({ user, isYou, onDeleted, hasLink = false }: UserMenuProps) {
  const { id, name, email, status } = user
  const { run, isPending } = useActs()
  const [open, setOpen] = useState<'edit' | 'suspend' | 'signOut' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <MenuTrigger>
        <IconButton aria-label={`Actions for ${name}`} isDisabled={isPending}>
          <Ellipsis aria-hidden />
        </IconButton>
        <Menu>
          {hasLink ? (
            <MenuItem icon={UserRound} href={`/admin/users/${id}`}>
              Open
            </MenuItem>
          ) : null}
          <MenuItem icon={Pencil} onAction={() => setOpen('edit')}>
            Edit
          </MenuItem>
          {status === 'invited' && (
            <MenuItem
              icon={MailPlus}
              onAction={() =>
                void run({
                  send: () => inviteAgain(id),
                  done: `A new link is on its way to ${email}`,
                  failed: 'The link was not sent',
                })
              }
            >
              Send invitation again
            </MenuItem>
          )}
          {status === 'active' && (
            <MenuItem icon={LogOut} onAction={() => setOpen('signOut')}>
              End all sessions
            </MenuItem>
          )}
          {status === 'suspended' && (
            <MenuItem icon={CircleCheck} onAction={() => void run(changeAct({ act: 'activate', ids: [id] }))}>
              Activate
            </MenuItem>
          )}
          {status !== 'suspended' && !isYou && (
            <MenuItem icon={Ban} onAction={() => setOpen('suspend')}>
              Suspend
            </MenuItem>
          )}
          {!isYou && (
            <MenuItem icon={Trash2} isDanger onAction={() => setOpen('delete')}>
              Delete
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {open === 'edit' && <EditUserDialog user={user} isYou={isYou} onClose={close} />}
      {open === 'delete' && <DeleteUserDialog user={user} onClose={close} onDeleted={onDeleted} />}
      <ActDialog
        act="user.signOut"
        of={`all sessions of ${name}`}
        isOpen={open === 'signOut'}
        onOpenChange={close}
        onConfirm={() =>
          run({
            send: () => endAllSessions(id),
            done: `${name} is signed out everywhere`,
            failed: 'The sessions were not ended',
          })
        }
      />
      <ActDialog
        act="user.suspend"
        of={name}
        isOpen={open === 'suspend'}
        onOpenChange={close}
        onConfirm={() => run(changeAct({ act: 'suspend', ids: [id] }))}
      />
    </>
  )
}
