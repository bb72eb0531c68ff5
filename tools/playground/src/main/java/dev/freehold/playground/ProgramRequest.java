// SPDX-License-Identifier: Apache-2.0
package dev.freehold.playground;

import dev.freehold.ir.Profile;
import dev.freehold.serve.JsonMessage;
import dev.freehold.serve.MalformedRequest;
import java.util.Set;
import java.util.TreeSet;

/**
 * What every request has. There are no other fields than these and those that an endpoint names, and none of them names a file.
 *
 * @param program its text
 * @param pipeline the passes, as in {@code --pass-pipeline}; without {@code builtin.module(...)} around them, too; empty for none
 * @param profile whether the passes are sound or print the reference's bytes
 */
record ProgramRequest(String program, String pipeline, Profile profile, boolean allowUnregistered) {
  private static final Set<String> FIELDS = Set.of("program", "pipeline", "referenceCompatible", "allowUnregistered");

  /**
   * Reads a request.
   *
   * @param more the fields that the endpoint has besides
   */
  static ProgramRequest of(JsonMessage message, Set<String> more) throws MalformedRequest {
    Set<String> others = new TreeSet<>(message.names());
    others.removeAll(FIELDS);
    others.removeAll(more);
    if (!others.isEmpty()) throw new MalformedRequest("a request has no field '" + others.iterator().next() + "' here");
    if (!message.has("program")) throw new MalformedRequest("'program' is missing");
    return new ProgramRequest(message.text("program", ""), message.text("pipeline", ""),
        message.bool("referenceCompatible") ? Profile.reference() : Profile.SOUND, message.bool("allowUnregistered"));
  }

  boolean hasPasses() {
    return !pipeline.isBlank();
  }

  /** The passes as a pipeline of a module. */
  String modulePipeline() {
    String text = pipeline.strip();
    return text.startsWith("builtin.module(") ? text : "builtin.module(" + text + ")";
  }
}
