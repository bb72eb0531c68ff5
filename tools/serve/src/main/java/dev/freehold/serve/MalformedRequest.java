// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import org.jspecify.annotations.Nullable;

/** What was sent is no request; the message is for whoever sent it. */
public final class MalformedRequest extends Exception {
  private static final long serialVersionUID = 1;

  public MalformedRequest(@Nullable String message) {
    super("freehold: malformed request: " + message);
  }
}
