// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;

/**
 * The verdict about one site.
 *
 * @param function the function that has the site
 * @param site the operation that makes the buffers; the function itself where they are its arguments
 */
public record SiteVerdict(Op function, Op site, SiteKind kind, Verdict verdict) {
  /** The error about a fault of this site: where it goes wrong, where the buffer comes from, and where it may have been freed before. */
  public Diagnostic.Builder explain(Fault fault) {
    Diagnostic.Builder error =
        Diagnostic.error(fault.place().location(), "buffer " + fault.kind().description()).note(site.location(), kind.description());
    for (Op free : fault.freedAt()) error.note(free.location(), "may be freed here");
    return error;
  }
}
