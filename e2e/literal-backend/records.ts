/** User as this backend keeps one. */
export interface StoredUser {
  readonly id: number;
  username: string;
  email: string;
  readonly password: string;
  readonly role: 'ADMIN' | 'USER';
  readonly codigo: string;
  readonly nombre: string;
  readonly apellido: string;
}

/** A mark as this backend keeps it. */
export interface StoredMark {
  readonly id: number;
  readonly userId: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly hour: number;
  readonly minute: number;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  aporte: string | null;
}

/** A ministry and who belongs to it. */
export interface StoredCategory {
  readonly id: number;
  readonly name: string;
  readonly members: Set<number>;
}

/** Everything that it knows, in memory. */
export class Records {
  readonly users: StoredUser[] = [];
  readonly marks: StoredMark[] = [];
  readonly categories: StoredCategory[] = [];
  #lastId = 0;

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  addUser(user: Omit<StoredUser, 'id'>): StoredUser {
    const added = { ...user, id: this.nextId() };
    this.users.push(added);
    return added;
  }

  addMark(mark: Omit<StoredMark, 'id' | 'aporte'>): StoredMark {
    const added: StoredMark = { ...mark, id: this.nextId(), aporte: null };
    this.marks.push(added);
    return added;
  }

  /** Removes a user and the marks; false where there was none. */
  removeUser(id: number): boolean {
    const at = this.users.findIndex((user) => user.id === id);
    if (at < 0) return false;
    this.users.splice(at, 1);
    return true;
  }
}
