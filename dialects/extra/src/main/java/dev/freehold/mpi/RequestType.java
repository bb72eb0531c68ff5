// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mpi;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.AsyncToken;
import org.jspecify.annotations.Nullable;

/** A transfer that {@code mpi.isend} or {@code mpi.irecv} has started: its buffer is in use until {@code mpi.wait}. */
record RequestType() implements Type, AsyncToken {
  static final RequestType INSTANCE = new RequestType();
  static final TypeSet SET = TypeSet.only("MPI asynchronous request handler", INSTANCE).ofKind("mpi.request", INSTANCE::equals);

  @Override
  public boolean isAwaitedByUsers() {
    return true;
  }

  /** A wait that the program does not have might never end: the transfer may need a message that the process sends only later. */
  @Override
  public @Nullable OpState<?> await(Value token) {
    return null;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!mpi.request");
  }

  @Override
  public String dialect() {
    return "mpi";
  }
}
