import { Check, EllipsisVertical, Plus, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ArrowLink, LinkButton, TextLink } from '../../../ui/link.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { Chapter, Specimen } from './specimen.tsx'

/** Buttons, links and menus. */
export function Actions() {
  return (
    <Chapter id="actions" title="Actions">
      <Specimen name="Button, variants">
        <Button variant="accent">Add to Campaign</Button>
        <Button>
          <Check aria-hidden />
          Approve
        </Button>
        <Button variant="outline">Cancel</Button>
        <Button variant="ghost">Review Later</Button>
        <Button variant="danger">Reject</Button>
      </Specimen>
      <Specimen name="Button, disabled">
        <Button isDisabled>Approve</Button>
        <Button variant="accent" isDisabled>
          Add to Campaign
        </Button>
        <Button variant="outline" isDisabled>
          Cancel
        </Button>
        <Button variant="ghost" isDisabled>
          Review Later
        </Button>
      </Specimen>
      <Specimen name="Button, sizes">
        <Button size="lg">Large 52</Button>
        <Button size="md">Medium 42</Button>
        <Button size="sm">Small 34</Button>
        <Button size="xs">Extra small 28</Button>
      </Specimen>
      <Specimen name="Button, pending">
        <Button isPending pendingLabel="Signing in">
          Sign In
        </Button>
        <PendingOnPress />
      </Specimen>
      <Specimen name="Button and IconButton, glass" isOnDark>
        <Button variant="glass">Plan with AI</Button>
        <Button variant="accent">Get Started</Button>
        <IconButton variant="glass" size="md" aria-label="Share on dark">
          <Share2 aria-hidden />
        </IconButton>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton aria-label="Add" tooltip>
          <Plus aria-hidden />
        </IconButton>
        <IconButton size="md" variant="circle" aria-label="Share" tooltip>
          <Share2 aria-hidden />
        </IconButton>
        <IconButton aria-label="Delete" isDisabled>
          <Trash2 aria-hidden />
        </IconButton>
      </Specimen>
      <Specimen name="CopyButton">
        <CopyButton variant="outline" text="JBSW Y3DP EHPK 3PXP">
          Copy key
        </CopyButton>
      </Specimen>
      <Specimen name="LinkButton, TextLink, ArrowLink" layout="stack">
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/category" variant="accent">
            Discover media
          </LinkButton>
          <LinkButton to="https://www.google.com/maps" variant="outline" newTab>
            Open in Maps
          </LinkButton>
        </div>
        <p className="text-sm text-ink-2">
          Rates exclude GST. Read the <TextLink to="/terms">terms</TextLink> before you book.
        </p>
        <ArrowLink to="/category/ooh">See all 671 sites</ArrowLink>
      </Specimen>
      <Specimen name="Menu">
        <MenuTrigger>
          <IconButton aria-label="More about Winter launch">
            <EllipsisVertical aria-hidden />
          </IconButton>
          <Menu>
            <MenuItem icon={Share2}>Share</MenuItem>
            <MenuItem icon={Check} isDisabled>
              Approve
            </MenuItem>
            <MenuItem icon={Trash2} isDanger>
              Delete
            </MenuItem>
          </Menu>
        </MenuTrigger>
        <MenuTrigger>
          <Button variant="outline" size="sm">
            Sort
          </Button>
          <Menu selectionMode="single" defaultSelectedKeys={['recommended']}>
            <MenuItem id="recommended">Recommended</MenuItem>
            <MenuItem id="price">Price, low to high</MenuItem>
            <MenuItem id="name">Name, A to Z</MenuItem>
          </Menu>
        </MenuTrigger>
      </Specimen>
    </Chapter>
  )
}

function PendingOnPress() {
  const [isPending, setPending] = useState(false)
  return (
    <>
      <Button variant="accent" isPending={isPending} onPress={() => setPending(true)}>
        Send enquiry
      </Button>
      <Button variant="ghost" onPress={() => setPending(false)}>
        Stop
      </Button>
    </>
  )
}
